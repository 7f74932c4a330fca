fs.writeFileSync("/srv/app/report.csv", data);
fs.readFileSync("/tmp/report.csv");
