export { type Project, type ProjectNames, type Projects, pathInDocs, readProjects, siteRoot } from './projects.ts'
