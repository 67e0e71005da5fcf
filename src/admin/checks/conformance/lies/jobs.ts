import { anyJob, bodyOf, followUp, isFollowUp, jobs, type NamedLie, takes } from './lie.ts'

export const ofJobs: Omit<NamedLie, 'write'>[] = [
  {
    name: 'a job without its model',
    lie: jobs(anyJob, ({ model, ...job }) => job),
    promise: 'a job can be started'
  },
  {
    name: 'a job without its source',
    lie: jobs(anyJob, job => ({ ...job, source: 'acme/docs' })),
    promise: 'a job can be started'
  },
  {
    name: 'a job without archivedAt',
    lie: jobs(anyJob, ({ archivedAt, ...job }) => job),
    promise: 'a job can be started'
  },
  {
    name: 'a job that was made on a day',
    lie: jobs(anyJob, job => ({ ...job, createdAt: '2026-11-22' })),
    promise: 'a job can be started'
  },
  {
    name: 'a prLink while the job is active',
    lie: jobs(anyJob, job =>
      job.status === 'active' ? { ...job, prLink: 'https://github.com/acme/docs/pull/1' } : job
    ),
    promise: 'a follow-up of one character'
  },
  {
    name: 'a prLink that is no address',
    lie: jobs(anyJob, job => ({ ...job, prLink: job.prLink && '#12' })),
    promise: 'the job ends'
  },
  {
    name: 'a prLink that is a script',
    lie: jobs(anyJob, job => ({ ...job, prLink: job.prLink && 'javascript:alert(1)' })),
    promise: 'the job ends'
  },
  {
    name: 'a follow-up without a job',
    lie: jobs(followUp, () => ({})),
    promise: 'a follow-up of one character'
  },
  {
    name: 'a follow-up of another job',
    lie: jobs(followUp, job => ({ ...job, id: 'other' })),
    promise: 'a follow-up of one character'
  },
  {
    name: 'a job that becomes another one',
    lie: jobs(followUp, job => ({ ...job, createdAt: new Date().toISOString() })),
    promise: 'a follow-up of one character'
  },
  {
    name: 'a look-up of another job',
    lie: jobs(/^GET .*\/job\//, job => ({ ...job, id: 'other' })),
    promise: 'can be looked up'
  },
  {
    name: 'a status of its own',
    lie: jobs(/^GET .*\/job\//, job => ({ ...job, status: 'queued' })),
    promise: 'can be looked up'
  },
  {
    name: 'follow-ups of nothing',
    lie: takes(asked => isFollowUp(asked) && bodyOf(asked).prompt === ''),
    promise: 'an empty prompt'
  },
  {
    name: 'follow-ups without a prompt',
    lie: takes(asked => isFollowUp(asked) && !('prompt' in bodyOf(asked))),
    promise: 'a message without a prompt'
  },
  {
    name: 'follow-ups that are numbers',
    lie: takes(asked => isFollowUp(asked) && bodyOf(asked).prompt === 1),
    promise: 'a prompt that is no text'
  },
  {
    name: 'follow-ups of two characters at least',
    lie: (_, asked) => (isFollowUp(asked) && String(bodyOf(asked).prompt).length === 1 ? { status: 400 } : {}),
    promise: 'a follow-up of one character'
  },
  {
    name: 'follow-ups without a key',
    lie: takes((asked, { status }) => isFollowUp(asked) && status === 401 && !asked.headers.authorization),
    promise: 'a follow-up without a key'
  },
  {
    name: 'follow-ups with the public key',
    lie: takes((asked, { status }) => isFollowUp(asked) && status === 403),
    promise: 'a follow-up with the public'
  },
  {
    name: 'follow-ups with any key',
    lie: takes((asked, { status }) => isFollowUp(asked) && status === 401 && Boolean(asked.headers.authorization)),
    promise: 'a follow-up with a key that nobody'
  },
  {
    name: 'follow-ups to no job',
    lie: takes(({ path }) => path.includes('/conformance-none/')),
    promise: 'a job that does not exist'
  },
  {
    name: 'follow-ups in any project',
    lie: takes(asked => isFollowUp(asked) && asked.path.includes('-conformance/job')),
    promise: 'in a project that the key is not for'
  },
  {
    name: 'an archive that is none',
    lie: jobs(/archive$/, job => ({ ...job, status: 'completed', archivedAt: null })),
    promise: 'a job can be archived'
  },
  {
    name: 'an archive without its date',
    lie: jobs(/archive$/, job => ({ ...job, archivedAt: null })),
    promise: 'a job can be archived'
  },
  {
    name: 'an archived job that comes back',
    lie: jobs(/^GET .*\/job\//, job => ({ ...job, status: 'completed', archivedAt: null })),
    promise: 'a job can be archived'
  }
]
