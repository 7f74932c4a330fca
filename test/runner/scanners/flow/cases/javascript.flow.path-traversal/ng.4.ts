@Controller("file")
export class FilesController {
  @Get()
  get(@Req() r: Request, @Res() response: Response) {
    return fs.createReadStream("/data/" + r.query.name); // expect
  }
}
export async function remove(formData: FormData) {
  await fs.promises.unlink("/data/" + formData.get("name")); // expect
}
