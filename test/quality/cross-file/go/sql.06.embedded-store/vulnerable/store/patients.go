package store

import "gorm.io/gorm"

type Patient struct {
	ID   uint
	Name string
}

type Patients struct {
	Base
}

func NewPatients(db *gorm.DB) *Patients {
	return &Patients{Base{DB: db, Table: "patients"}}
}

func (p *Patients) ByName(name string) ([]Patient, error) {
	var found []Patient
	err := p.FindBy("name", name, &found)
	return found, err
}
