import { searchRoute } from './search.ts'

/** The major version of the assistant endpoint: 2, or the deprecated 1. */
export type ApiVersion = 1 | 2

const segment = encodeURIComponent

/** Paths of the platform, relative to its base URL (`docs/api.md`, “Endpoints”). */
export const routes = {
  assistantMessage: (version: ApiVersion, domain: string) =>
    `/discovery/v${version}/assistant/${segment(domain)}/message`,
  assistantFeedback: (domain: string) => `/discovery/v2/assistant/${segment(domain)}/feedback`,
  search: searchRoute,
  suggestions: (domain: string) => `/discovery/v2/assistant/${segment(domain)}/suggestions`,
  feedback: (projectId: string) => `/v1/analytics/${segment(projectId)}/feedback`,
  feedbackEntry: (projectId: string, id: string) => `/v1/analytics/${segment(projectId)}/feedback/${segment(id)}`,
  questions: (projectId: string) => `/v1/analytics/${segment(projectId)}/questions`,
  gaps: (projectId: string) => `/v1/analytics/${segment(projectId)}/gaps`,
  thread: (projectId: string, id: string) => `/v1/analytics/${segment(projectId)}/threads/${segment(id)}`,
  audit: (projectId: string) => `/v1/analytics/${segment(projectId)}/audit`,
  readers: (projectId: string) => `/v1/analytics/${segment(projectId)}/readers`,
  reader: (projectId: string, fp: string) => `/v1/analytics/${segment(projectId)}/readers/${segment(fp)}`,
  jobs: (projectId: string) => `/v2/agent/${segment(projectId)}/job`,
  jobList: (projectId: string) => `/v2/agent/${segment(projectId)}/jobs`,
  job: (projectId: string, id: string) => `/v2/agent/${segment(projectId)}/job/${segment(id)}`,
  jobMessage: (projectId: string, id: string) => `/v2/agent/${segment(projectId)}/job/${segment(id)}/message`,
  jobLog: (projectId: string, id: string) => `/v2/agent/${segment(projectId)}/job/${segment(id)}/log`,
  jobDiff: (projectId: string, id: string) => `/v2/agent/${segment(projectId)}/job/${segment(id)}/diff`,
  jobArchive: (projectId: string, id: string) => `/v2/agent/${segment(projectId)}/job/${segment(id)}/archive`,
  jobMerged: (projectId: string, id: string) => `/v2/agent/${segment(projectId)}/job/${segment(id)}/merged`
}

/** Joins a base URL, with or without a trailing slash or a path of its own, and a route. */
export const joinUrl = (baseUrl: string, path: string): string => baseUrl.replace(/\/+$/, '') + path
