import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { attributeName, type optionNames } from '../src/widget/option-names.ts'
import { at } from './paths.ts'

/** Writes the manifest that editors read of both elements, from the types that these have. */
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
              name: attributeName(name as (typeof optionNames)[number]),
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
      pageFeedback()
    ]
  }
}

/** The module of `<docs-assistant-feedback>`. */
const pageFeedback = () => {
  const path = 'dist/widget/feedback.js'
  const name = 'DocsAssistantFeedbackElement'
  const options = membersOf('src/page-feedback/options.ts', 'PageFeedbackOptions').map(
    ({ isMethod, ...option }) => option
  )
  const events = membersOf('src/widget/handle.ts', 'AssistantEvents').filter(({ name }) => name.endsWith(':feedback'))
  return {
    kind: 'javascript-module',
    path,
    declarations: [
      {
        kind: 'class',
        customElement: true,
        name,
        tagName: 'docs-assistant-feedback',
        description: '“Was this page helpful?” Attributes are its options in kebab-case.',
        superclass: { name: 'HTMLElement' },
        attributes: options.map(({ name, description, type }) => ({
          name: attributeName(name as (typeof optionNames)[number]),
          fieldName: name,
          description,
          type
        })),
        members: options.map(option => ({ kind: 'field', ...option })),
        events: events.map(({ name, description, type }) => ({
          name,
          description,
          type: { text: `CustomEvent<${type.text}>` }
        })),
        cssProperties: propertiesIn('src/page-feedback').map(name => ({ name }))
      }
    ],
    exports: [
      {
        kind: 'custom-element-definition',
        name: 'docs-assistant-feedback',
        declaration: { name, module: path }
      }
    ]
  }
}

/** The members of an interface, with their types as written and the sentences above them. */
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

/** The custom properties that a page may set, as the styles of folders read them. */
const propertiesIn = (...folders: string[]) => {
  const files = folders.flatMap(folder =>
    readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.css'))
      .map(file => join(at(folder), file))
  )
  const names = files.flatMap(file => readFileSync(file, 'utf8').match(/--docs-assistant-[\w-]+/g) ?? [])
  return [...new Set(names)].sort()
}
