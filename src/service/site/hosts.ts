import { type Project, siteRoot } from '../projects/index.ts'

/** The site of the host in an address; the first site for an unknown host. */
export const siteAt = <Site extends { project: Project }>(sites: Site[], url: string): Site => {
  const { hostname } = new URL(url)
  return (sites.find(({ project }) => isAt(project, hostname)) ?? sites[0]) as Site
}

/** The prefix of page paths for a request: the site’s own address, or that of this service. */
export const servedRoot = (project: Project, url: string): string => {
  const { hostname, origin } = new URL(url)
  return isOwnHost(project, hostname) ? siteRoot(project) : origin + project.basePath
}

type Place = Pick<Project, 'domain' | 'siteUrl'>

/** Whether the host is the project’s: its domain, alone or below `localhost`, or that of its site’s address. */
export const isAt = (project: Place, hostname: string): boolean =>
  hostname === project.domain || hostname === `${project.domain}.localhost` || isOwnHost(project, hostname)

const isOwnHost = ({ siteUrl }: Place, hostname: string): boolean =>
  siteUrl !== '' && hostname === new URL(siteUrl).hostname
