import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { attributeName } from '../src/widget/option-names.ts'
import { at } from './paths.ts'

/** Writes the custom elements manifest, which editors read, from the types of the elements. */
export const writeCustomElements = () =>
  writeFileSync(at('dist/custom-elements.json'), `${JSON.stringify(customElements(), null, 2)}\n`)

/** https://github.com/webcomponents/custom-elements-manifest, version 2.1. */
export const customElements = () => {
  const options = [
    ...membersOf('src/protocol/question-options.ts', 'QuestionOptions'),
    ...membersOf('src/widget/options.ts', 'AssistantOptions')
  ].map(({ isMethod, ...option }) => option)
  const handle = membersOf('src/widget/handle.ts', 'Assistant')
  const events = membersOf('src/widget/handle.ts', 'AssistantEvents')
  const path = 'dist/widget/define.js'
  return {
    schemaVersion: '2.1.0',
    modules: [
      {
        kind: 'javascript-module',
        path,
        declarations: [
          {
            kind: 'class',
            customElement: true,
            name: 'DocsAssistantElement',
            tagName: 'docs-assistant',
            description: 'An assistant for documentation. Attributes are its options in kebab-case.',
            superclass: { name: 'HTMLElement' },
            attributes: options.map(({ name, description, type }) => ({
              name: attributeName(name),
              fieldName: name,
              description,
              type
            })),
            members: [
              ...options.map(option => ({ kind: 'field', ...option })),
              ...handle.map(({ isMethod, ...member }) =>
                isMethod
                  ? { kind: 'method', name: member.name, description: member.description }
                  : { kind: 'field', readonly: true, ...member }
              )
            ],
            events: events.map(({ name, description, type }) => ({
              name,
              description,
              type: { text: `CustomEvent<${type.text}>` }
            })),
            cssParts: ['launcher', 'panel', 'header', 'message', 'composer', 'source'].map(name => ({ name })),
            cssProperties: propertiesIn('src/widget', 'src/view').map(name => ({ name }))
          }
        ],
        exports: [
          {
            kind: 'custom-element-definition',
            name: 'docs-assistant',
            declaration: { name: 'DocsAssistantElement', module: path }
          }
        ]
      },
      smallElement({
        name: 'feedback',
        className: 'DocsAssistantFeedbackElement',
        description: '“Was this page helpful?” Attributes are its options in kebab-case.',
        folder: 'src/page-feedback',
        interfaceName: 'PageFeedbackOptions',
        events: ['docs-assistant:feedback']
      }),
      smallElement({
        name: 'page',
        className: 'DocsAssistantPageElement',
        description:
          'Copy a page as Markdown, open it elsewhere, ask about it. Attributes are its options in kebab-case.',
        folder: 'src/page-actions',
        interfaceName: 'PageActionsOptions',
        events: []
      })
    ]
  }
}

interface SmallElement {
  /** Name of its entry, and the end of its tag name. */
  name: string
  className: string
  description: string
  folder: string
  interfaceName: string
  events: string[]
}

/** The manifest’s module of an element that does not need the widget. */
const smallElement = ({ name, className, description, folder, interfaceName, events }: SmallElement) => {
  const path = `dist/widget/${name}.js`
  const tagName = `docs-assistant-${name}`
  const options = membersOf(`${folder}/options.ts`, interfaceName).map(({ isMethod, ...option }) => option)
  const fired = membersOf('src/widget/handle.ts', 'AssistantEvents').filter(event => events.includes(event.name))
  return {
    kind: 'javascript-module',
    path,
    declarations: [
      {
        kind: 'class',
        customElement: true,
        name: className,
        tagName,
        description,
        superclass: { name: 'HTMLElement' },
        attributes: options.map(({ name, description, type }) => ({
          name: attributeName(name),
          fieldName: name,
          description,
          type
        })),
        members: options.map(option => ({ kind: 'field', ...option })),
        events: fired.map(({ name, description, type }) => ({
          name,
          description,
          type: { text: `CustomEvent<${type.text}>` }
        })),
        cssProperties: propertiesIn(folder).map(name => ({ name }))
      }
    ],
    exports: [{ kind: 'custom-element-definition', name: tagName, declaration: { name: className, module: path } }]
  }
}

/** The members of an interface, with their types as written and their doc comments. */
const membersOf = (file: string, name: string) => {
  const source = ts.createSourceFile(file, readFileSync(at(file), 'utf8'), ts.ScriptTarget.Latest, true)
  const found = source.statements.find(node => ts.isInterfaceDeclaration(node) && node.name.text === name)
  if (!found || !ts.isInterfaceDeclaration(found)) throw new Error(`${file} holds no interface ${name}.`)
  return found.members.flatMap(member => {
    if (!member.name || !(ts.isPropertySignature(member) || ts.isMethodSignature(member))) return []
    const comment = ts.getTextOfJSDocComment(ts.getJSDocCommentsAndTags(member).find(ts.isJSDoc)?.comment)
    return {
      name: member.name.getText().replace(/^'|'$/g, ''),
      description: comment?.replace(/\s+/g, ' ') ?? '',
      type: { text: (member.type?.getText() ?? '').replace(/\s+/g, ' ') },
      isMethod: ts.isMethodSignature(member)
    }
  })
}

/** The CSS custom properties that a page may set, collected from the styles of these folders. */
const propertiesIn = (...folders: string[]) => {
  const files = folders.flatMap(folder =>
    readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.css'))
      .map(file => join(at(folder), file))
  )
  const names = files.flatMap(file => readFileSync(file, 'utf8').match(/--docs-assistant-[\w-]+/g) ?? [])
  return [...new Set(names)].sort()
}
