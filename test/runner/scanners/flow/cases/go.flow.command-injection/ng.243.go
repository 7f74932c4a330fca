package jobs

import (
	"fmt"
	"os/exec"

	"gorm.io/gorm"
)

type Tag struct{ Name string }

type Job struct {
	gorm.Model
	Command string
	Retries int
	Tags    []Tag
}

type Store struct{ db *gorm.DB }

func (s *Store) Run(id uint) {
	var a Job
	s.db.First(&a, id)
	exec.Command("sh", "-c", a.Command).Run() // expect
	var b []Job
	s.db.Where("state = ?", "new").Order("id").Find(&b)
	for _, j := range b {
		exec.Command("sh", "-c", j.Command).Run() // expect
	}
	var c Job
	if err := s.db.Where("id = ?", id).Take(&c).Error; err != nil {
		return
	}
	exec.Command("sh", "-c", c.Command).Run() // expect
	var d []string
	s.db.Model(&Job{}).Pluck("command", &d)
	exec.Command("sh", "-c", d[0]).Run() // expect
	var e Job
	s.db.Raw("SELECT * FROM jobs").Scan(&e)
	exec.Command("sh", "-c", e.Command).Run() // expect
	var f Job
	s.db.Preload("Tags").Joins("LEFT JOIN x").First(&f)
	exec.Command("sh", "-c", f.Tags[0].Name).Run() // expect
	var g []Job
	s.db.FindInBatches(&g, 100, func(tx *gorm.DB, batch int) error {
		for _, j := range g {
			exec.Command("sh", "-c", j.Command).Run() // expect
		}
		return nil
	})
	rows, _ := s.db.Model(&Job{}).Rows()
	for rows.Next() {
		var j Job
		s.db.ScanRows(rows, &j)
		exec.Command("sh", "-c", j.Command).Run() // expect
	}
	var h []Job
	result := s.db.Debug().Select("command").Limit(10).Find(&h)
	if result.Error != nil {
		return
	}
	exec.Command("sh", "-c", h[0].Command).Run() // expect
	i := &Job{}
	s.db.Clauses().Last(i)
	exec.Command("sh", "-c", i.Command).Run() // expect
	var k Job
	s.db.FirstOrCreate(&k, Job{Command: "ls"})
	exec.Command("sh", "-c", k.Command).Run() // expect
	var name string
	s.db.Model(&Job{}).Select("command").Row().Scan(&name)
	exec.Command("sh", "-c", name).Run() // expect
	exec.Command("sh", "-c", fmt.Sprintf("x %d", a.Retries)).Run()
	var count int64
	s.db.Model(&Job{}).Count(&count)
	exec.Command("sh", "-c", fmt.Sprintf("x %d", count)).Run()
}
