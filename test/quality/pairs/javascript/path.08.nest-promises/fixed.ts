import { Controller, Delete, Param } from '@nestjs/common';
import { unlink } from 'fs/promises';
import { join, basename } from 'path';
@Controller('uploads')
export class UploadsController {
  private readonly dir = '/data/uploads';
  @Delete(':file')
  async remove(@Param('file') file: string) {
    await unlink(join(this.dir, basename(file)));
    return { removed: true };
  }
}
