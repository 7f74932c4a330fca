import { Body, Controller, Post } from '@nestjs/common';
import got from 'got';
class ImportDto { source: string; }
@Controller('import')
export class ImportController {
  @Post()
  async run(@Body() dto: ImportDto) {
    return this.download(dto.source === 'b' ? 'https://b.example.com' : 'https://a.example.com');
  }
  private async download(source: string) {
    return got(source).json();
  }
}
