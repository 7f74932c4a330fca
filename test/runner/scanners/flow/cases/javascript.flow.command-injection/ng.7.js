const { execSync } = require('node:child_process')
app.post('/convert', (req, res) => {
  const args = ['-resize', req.body.size, 'in.png', 'out.png']
  execSync('convert ' + args.join(' ')) // expect
  execSync(`tail -n ${req.query.count} log.txt`) // expect
})
