import { exec } from 'node:child_process';
import { EntityManager, EntityRepository } from '@mikro-orm/postgresql';
import { InjectRepository } from '@mikro-orm/nestjs';
import { Job } from './entities';
export class Jobs {
  constructor(private readonly em: EntityManager, @InjectRepository(Job) private readonly jobs: EntityRepository<Job>) {}
  async run(id: number) {
    const job = await this.em.findOneOrFail(Job, id);
    exec('run ' + job.command); // expect
    exec('run ' + Number(job.command));
    const [list] = await this.em.findAndCount(Job, {});
    exec('run ' + list[0].command); // expect
    const all = await this.jobs.findAll({ populate: ['shop'] });
    all.forEach((each) => exec('run ' + each.shop.name)); // expect
    const one = await this.jobs.findOne({ id });
    exec('run ' + one!.command); // expect
    const some = await this.em.fork().find(Job, { id });
    exec('run ' + some[0].command); // expect
    const built = await this.em.createQueryBuilder(Job, 'j').select('*').where({ id }).getResultList();
    exec('run ' + built[0].command); // expect
    const raw = await this.em.getConnection().execute('select * from jobs');
    exec('run ' + raw[0].command); // expect
    const qb = this.em.createQueryBuilder(Job);
    exec('run ' + (await qb.getSingleResult())!.command); // expect
    const repo = this.em.getRepository(Job);
    exec('run ' + (await repo.findOneOrFail({ id })).command); // expect
  }
}
