
.purgem function
.purgem local_function
.purgem end_function
.purgem invoke
.purgem constant
.purgem table
.text
