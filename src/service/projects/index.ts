export { type Project, type ProjectNames, type Projects, pathInDocs, readProjects } from './projects.ts'
