//! Known answers for Kalyna, GOST 28147-89, Magma, Kuznyechik and uBlock.
