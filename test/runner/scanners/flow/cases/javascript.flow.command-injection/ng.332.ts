import { exec } from 'node:child_process';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { Job, JobDocument } from './job.schema';
@Injectable()
export class JobsService {
  constructor(@InjectModel(Job.name) private jobModel: Model<JobDocument>, @InjectModel('Shop') private readonly shops: Model<any>) {}
  async run(id: string) {
    const job = await this.jobModel.findById(id).exec();
    exec('run ' + job!.command); // expect
    const jobs = await this.jobModel.find({ state: 'new' }).exec();
    for (const each of jobs) exec('run ' + each.command); // expect
    const shop = await this.shops.findOne({ id }).lean();
    exec('run ' + shop.command); // expect
    const list = await this.shops.aggregate([{ $match: {} }]).exec();
    exec('run ' + list[0].command); // expect
    const all = await this.findAll();
    exec('run ' + all[0].command); // expect
  }
  async findAll(): Promise<Job[]> { return this.jobModel.find().exec(); }
}
