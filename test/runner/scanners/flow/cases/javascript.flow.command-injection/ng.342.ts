import { exec } from 'node:child_process';
import { DataSource, EntityManager, In, Repository } from 'typeorm';
import { InjectRepository } from '@nestjs/typeorm';
import { AppDataSource } from '../data-source';
import { Job } from '../entity/Job';
const jobRepository = AppDataSource.getRepository(Job);
export class JobsService {
  constructor(
    @InjectRepository(Job) private readonly jobs: Repository<Job>,
    private readonly dataSource: DataSource,
    private readonly entityManager: EntityManager,
  ) {}
  async run(id: number) {
    const job = await this.jobs.findOneOrFail({ where: { id } });
    exec('run ' + job.command); // expect
    const other = await this.jobs.findOneByOrFail({ id });
    exec('run ' + other.command); // expect
    const [list, total] = await this.jobs.findAndCount({ take: 10 });
    exec('run ' + list[0].command); // expect
    exec('echo ' + Number(total));
    const some = await this.jobs.findBy({ id: In([1, 2]) });
    some.forEach((each) => exec('run ' + each.command)); // expect
    const built = await this.jobs.createQueryBuilder('job').leftJoinAndSelect('job.shop', 'shop').getMany();
    for (const each of built) exec('run ' + each.shop.name); // expect
    const [pages] = await this.jobs.createQueryBuilder('job').skip(0).getManyAndCount();
    exec('run ' + pages[0].command); // expect
    const row = await this.dataSource.createQueryBuilder().select('job.command').from(Job, 'job').getRawOne();
    exec('run ' + row.command); // expect
    const rows = await this.dataSource.query('SELECT * FROM jobs');
    exec('run ' + rows[0].command); // expect
    const managed = await this.entityManager.find(Job);
    exec('run ' + managed[0].command); // expect
    const raw = await this.entityManager.query('SELECT * FROM jobs');
    exec('run ' + raw[0].command); // expect
    await this.dataSource.transaction(async (manager) => {
      const inside = await manager.findOne(Job, { where: { id } });
      exec('run ' + inside!.command); // expect
      const fromRepo = await manager.getRepository(Job).findOneBy({ id });
      exec('run ' + fromRepo!.command); // expect
    });
    const runner = this.dataSource.createQueryRunner();
    const found = await runner.query('SELECT command FROM jobs');
    exec('run ' + found[0].command); // expect
    exec('sleep ' + (await this.jobs.count()));
  }
}
export async function plain(id: number) {
  const job = await jobRepository.findOneBy({ id });
  exec('run ' + job!.command); // expect
  const active = await Job.findOneBy({ id });
  exec('run ' + active!.command); // expect
  const all = await Job.find();
  exec('run ' + all[0].command); // expect
  const qb = AppDataSource.createQueryBuilder(Job, 'job');
  exec('run ' + (await qb.getOne())!.command); // expect
}
