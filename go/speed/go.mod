module phalanx/go/speed

go 1.25

require (
	github.com/pedroalbanese/gogost v0.0.0-20250117160715-44a1f1ec2524
	phalanx/go v0.0.0
)

replace phalanx/go => ..
