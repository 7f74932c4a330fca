@Controller("file")
export class FilesController {
  @Get()
  get(@Req() r: Request, @Res() response: Response) {
    return fs.createReadStream("/data/" + path.basename(r.query.name));
  }
}
export async function remove(formData: FormData) {
  await fs.promises.unlink("/data/" + Number(formData.get("id")));
}
