const Router = require('@koa/router')
const ejs = require('ejs')
const router = new Router()
router.get('/json', (ctx) => {
  ctx.body = { message: ctx.query.message }
})
router.get('/page', async (ctx) => {
  ctx.type = 'html'
  ctx.body = await ejs.renderFile('views/mail.ejs', { name: ctx.query.name })
})
