module phalanx/go

go 1.25
