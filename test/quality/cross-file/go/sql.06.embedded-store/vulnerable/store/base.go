package store

import "gorm.io/gorm"

type Base struct {
	DB    *gorm.DB
	Table string
}

func (b *Base) FindBy(column, value string, target any) error {
	return b.DB.Table(b.Table).Where(column + " = '" + value + "'").Find(target).Error // expect
}
