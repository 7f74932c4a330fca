import { Body, Controller, Post } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { User } from './user.entity';
@Controller('users')
export class UserController {
  constructor(@InjectRepository(User) private users: Repository<User>) {}
  @Post('search')
  search(@Body() dto: { email: string }) {
    return this.users.createQueryBuilder('u').where('u.email = :email', { email: dto.email }).getMany();
  }
}
