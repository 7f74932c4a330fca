fs.writeFileSync("/tmp/report.csv", data); // expect
