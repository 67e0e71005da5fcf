export {
  type Project,
  type ProjectNames,
  type Projects,
  pathInDocs,
  publishedRoot,
  readProjects,
  siteRoot
} from './projects.ts'
