import { posix } from 'node:path'
import { isObject } from '../../../../shared/objects.ts'
import { asText } from '../config/index.ts'
import type { Settings } from '../settings.ts'
import { optionsOf } from './config.ts'
import { slugifyNamed } from './heading-ids.ts'

/** A post of the blog plugin of Material for MkDocs. */
interface BlogPost {
  /** Folder of the blog, with its last slash. */
  blog: string
  /** The path that replaces that of the post’s file; `undefined` where its date or slug is not known. */
  file: string | undefined
}

/** Creates a function that recognises posts. Their addresses have their dates and titles instead of their files’ paths. */
export const blogPosts = ({ plugins }: Settings): ((file: string, frontMatter: Settings) => BlogPost | undefined) => {
  const options = optionsOf(plugins, 'blog', 'material/blog')
  if (!options) return () => undefined
  const blog = folderOf(asText(options.blog_dir) ?? 'blog')
  const posts = folderOf(posix.normalize((asText(options.post_dir) ?? '{blog}/posts').replace('{blog}', blog)))
  const format = asText(options.post_url_format) ?? '{date}/{slug}'
  const isReadable = options.post_url_date_format === undefined && options.post_slugify === undefined
  return (file, frontMatter) => {
    if (!file.startsWith(posts)) return undefined
    const date = dateOf(frontMatter.date)
    const slug = asText(frontMatter.slug) ?? slugOf(asText(frontMatter.title))
    if (!isReadable || !date || !slug || /\{(?!date|slug)/.test(format)) return { blog, file: undefined }
    return { blog, file: `${blog}${format.replace('{date}', date).replace('{slug}', slug)}.md` }
  }
}

const folderOf = (name: string): string => {
  const folder = name.replace(/^\.?\/*|\/+$/g, '')
  return folder ? `${folder}/` : ''
}

/** `2026/01/31` */
const dateOf = (value: unknown): string | undefined => {
  const created: unknown = isObject(value) ? value.created : value
  return /^(\d{4})-(\d\d)-(\d\d)/
    .exec(asText(created) ?? '')
    ?.slice(1)
    .join('/')
}

const slugOf = (title: string | undefined): string | undefined =>
  title && slugifyNamed({ python: 'pymdownx.slugs.uslugify' })(title, '-')
