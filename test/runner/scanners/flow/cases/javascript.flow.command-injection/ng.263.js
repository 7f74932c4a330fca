const { Controller } = require("egg");
const { exec } = require("child_process");
class A extends Controller {
  async index() {
    const { ctx } = this;
    exec("x " + ctx.query.q); // expect
    exec("x " + Number(ctx.query.q));
    exec("x " + ctx.queries.q[0]); // expect
    exec("x " + ctx.params.id); // expect
    exec("x " + ctx.request.body.name); // expect
    exec("x " + this.ctx.query.q); // expect
    exec("x " + this.ctx.params.id); // expect
    exec("x " + this.ctx.request.body.name); // expect
    exec("x " + ctx.get("x")); // expect
    const stream = await ctx.getFileStream();
    exec("x " + stream.filename); // expect
    exec("x " + stream.fields.name); // expect
  }
}
