import { describe, expect, it } from 'vitest'
import { writeMarkdown } from '../write-markdown.ts'
import { parseOpenApi } from './document.ts'
import { describeOperation, describeSchema, findOperation, type Operation, operationsOf } from './index.ts'

const lamps = (operation: object, rest: object = {}) => ({
  openapi: '3.1.0',
  paths: { '/lamps': { post: operation } },
  ...rest
})

/** The reference of the only operation, as Markdown. */
const written = (document: Record<string, unknown>): string => {
  const { description, parts } = describeOperation(document, operationsOf(document)[0] as Operation)
  return [writeMarkdown(description), ...parts.map(({ title, nodes }) => `**${title}**\n\n${writeMarkdown(nodes)}`)]
    .filter(Boolean)
    .join('\n')
}

const body = (schema: object) => ({ requestBody: { content: { 'application/json': { schema } } } })

describe('the description of an API', () => {
  it.each([
    ['{ "openapi": "3.0.0", "paths": {} }', '3.0.0'],
    ['info: {}\nopenapi: 3.1.0\npaths: {}\n', '3.1.0'],
    ['swagger: "2.0"\n', '3.0.4'],
    ['{ "name": "lamp" }', undefined],
    ['openapi: [', undefined],
    ['- openapi: 3.0.0', undefined],
    ['{ "openapi": "3.0\\u0000.0" }', '3.0.0'],
    ['openapi: "3.0\\0.0"', '3.0.0'],
    ['', undefined]
  ])('is read from %j: %s', (text, version) => {
    expect(parseOpenApi(text)?.openapi).toBe(version)
  })

  it('has the operations of its paths and its webhooks', () => {
    const document = {
      paths: {
        '/lamps': { summary: 'Lamps', get: {}, post: {}, 'x-lamp': {} },
        '/bulbs': { $ref: '#/components/bulbs' }
      },
      webhooks: { broken: { post: {} } },
      components: { bulbs: { delete: {} } }
    }
    expect(operationsOf(document).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /lamps',
      'POST /lamps',
      'DELETE /bulbs',
      'WEBHOOK broken'
    ])
    expect(findOperation(document, 'post', '/lamps')?.path).toBe('/lamps')
    expect(findOperation(document, 'put', '/lamps')).toBeUndefined()
  })
})

describe('the reference of an operation', () => {
  it('has its parameters by where they are, those of the path among them', () => {
    const document = lamps(
      {
        description: 'Lights a lamp.\n\n# Twice\n\n<b>Soon</b>.',
        parameters: [
          {
            name: 'limit',
            in: 'query',
            description: 'Most lamps',
            schema: { type: 'integer', default: 10, maximum: 100 }
          },
          { $ref: '#/components/parameters/trace' },
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } }
        ]
      },
      {
        components: {
          parameters: { trace: { name: 'x-trace', in: 'header', deprecated: true, schema: { type: 'string' } } }
        }
      }
    )
    Object.assign(document.paths['/lamps'], {
      parameters: [
        { name: 'id', in: 'path', description: 'Old' },
        { name: 'tenant', in: 'cookie', example: 'acme' }
      ]
    })
    expect(written(document)).toBe(`Lights a lamp.

**Twice**

**Soon**.

**Path parameters**

- \`id\` (\`string\`, required)

**Query parameters**

- \`limit\` (\`integer\`, default \`10\`): Most lamps. At most \`100\`.

**Headers**

- \`x-trace\` (\`string\`, deprecated)

**Cookies**

- \`tenant\`: Example: \`acme\`.
`)
  })

  it.each([
    [{ type: 'array', items: { type: 'string', enum: ['on', 'off'] } }, '(`string[]`): One of `on`, `off`.'],
    [{ type: ['string', 'null'], format: 'date-time' }, '(`string<date-time> | null`)'],
    [{ type: 'string', nullable: true }, '(`string | null`)'],
    [{ oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'integer' } }] }, '(`string | integer[]`)'],
    [{ type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } }, '(`(string | null)[]`)'],
    [{ allOf: [{ type: 'integer' }, { minimum: 1 }] }, '(`integer`)'],
    [{ const: 'lamp', description: 'Kind' }, '(`string`): Kind. Always `lamp`.'],
    [
      { type: 'string', minLength: 1, maxLength: 20, pattern: '^a' },
      '(`string`): At least `1` character. At most `20` characters. Matches `^a`.'
    ],
    [{ type: 'array', items: {}, minItems: 2 }, '(`any[]`): At least `2` items.'],
    [{}, '']
  ])('says of a field with %j: %s', (schema, said) => {
    expect(written(lamps(body({ type: 'object', properties: { lamp: schema } })))).toBe(
      `**Body**\n\n- \`lamp\`${said && ' '}${said}\n`
    )
  })

  it('has the fields of parts, of alternatives and of items, with those in them', () => {
    const schema = {
      allOf: [{ $ref: '#/components/schemas/Base' }],
      required: ['shade'],
      properties: {
        shade: {
          oneOf: [
            { properties: { kind: { const: 'paper' }, sheets: { type: 'integer' } }, required: ['sheets'] },
            { properties: { kind: { enum: ['glass', 'paper'] } } }
          ]
        },
        bulbs: { type: 'array', items: { type: 'object', properties: { watts: { type: 'number' } } } },
        labels: { type: 'object', additionalProperties: { type: 'string' } }
      }
    }
    const components = {
      schemas: {
        Base: { properties: { id: { type: 'string', readOnly: true }, name: { type: 'string' } }, required: ['name'] }
      }
    }
    expect(written(lamps(body(schema), { components }))).toBe(`**Body**

- \`shade\` (\`object\`, required)
- \`shade.kind\` (\`string\`): One of \`paper\`, \`glass\`.
- \`shade.sheets\` (\`integer\`)
- \`bulbs\` (\`object[]\`)
- \`bulbs.watts\` (\`number\`)
- \`labels\` (\`object\`)
- \`labels.*\` (\`string\`)
- \`name\` (\`string\`, required)
`)
  })

  it('ends where a schema contains itself', () => {
    const components = { schemas: { Lamp: { properties: { name: {}, next: { $ref: '#/components/schemas/Lamp' } } } } }
    expect(written(lamps(body({ $ref: '#/components/schemas/Lamp' }), { components }))).toBe(
      '**Body**\n\n- `name`\n- `next` (`object`)\n'
    )
  })

  it('has each answer with its status, and its fields once', () => {
    const schema = { type: 'object', properties: { error: { type: 'string' }, secret: { writeOnly: true } } }
    const content = { 'text/plain': {}, 'application/json': { schema } }
    const responses = {
      200: { description: 'Lit\n\nFor good.' },
      400: { description: 'Broken', content },
      404: { description: 'Missing', content }
    }
    expect(written(lamps({ responses }))).toBe(`**Response**

\`200\` Lit

For good.

\`400\` Broken

- \`error\` (\`string\`)

\`404\` Missing
`)
  })

  it('names the header or the parameter of each way to say who one is', () => {
    const securitySchemes = {
      bearer: { type: 'http', scheme: 'bearer', description: 'An admin key.' },
      query: { type: 'apiKey', in: 'query', name: 'key' },
      login: { type: 'oauth2', flows: {} }
    }
    const document = lamps(
      { security: [{ bearer: [] }, { query: [], login: [] }] },
      { components: { securitySchemes } }
    )
    expect(written(document)).toBe(
      '**Authorizations**\n\n- `Authorization` (`string`, required): An admin key.\n- `key` (`string`, required)\n'
    )
  })

  it('has the headers of an answer, and where it is sent to', () => {
    const headers = { 'X-Lamps-Left': { description: 'Lamps that are left', schema: { type: 'integer' } } }
    const servers = [{ url: 'https://api.lamp.example/v1', description: 'The real one' }, {}]
    expect(written(lamps({ responses: { 200: { description: 'Lit', headers } } }, { servers }))).toBe(`**Response**

\`200\` Lit

- \`X-Lamps-Left\` (\`integer\`): Lamps that are left

**Base URL**

- \`https://api.lamp.example/v1\`: The real one
`)
  })

  it('says no limit twice', () => {
    const limit = { type: 'integer', description: 'From 1 to 50.', minimum: 1, maximum: 50, example: 7 }
    const state = { enum: ['on', 'off'], description: 'Either `on` or `off`' }
    expect(written(lamps(body({ properties: { limit, state } })))).toBe(
      '**Body**\n\n- `limit` (`integer`): From 1 to 50. Example: `7`.\n- `state` (`string`): Either `on` or `off`\n'
    )
  })

  it('names the type of a body that is no JSON', () => {
    const content = {
      'multipart/form-data': { schema: { properties: { file: { type: 'string', format: 'binary' } } } }
    }
    expect(written(lamps({ requestBody: { description: 'A picture.', content } }))).toBe(
      '**Body**\n\nA picture.\n\n`multipart/form-data`\n\n- `file` (`string<binary>`)\n'
    )
  })

  it.each([
    { parameters: 'none', requestBody: 4, responses: [], security: 'all', tags: {} },
    { parameters: [null, 4, { $ref: '#/a/b' }, { $ref: 4 }, {}], responses: { 200: null } },
    body({ $ref: '#/components/schemas/Missing' }),
    body({ properties: { a: null, b: 4, c: { $ref: 'lamps.json#/a' } }, required: 'a', allOf: 4 })
  ])('is there whatever the document says: %j', operation => {
    expect(() => written(lamps(operation))).not.toThrow()
  })

  it('is bounded where each field has all others', () => {
    const names = Array.from({ length: 30 }, (_, at) => `S${at}`)
    const properties = Object.fromEntries(names.map(name => [name, { $ref: `#/components/schemas/${name}` }]))
    const schemas = Object.fromEntries(names.map(name => [name, { properties }]))
    const lines = written(lamps(body({ $ref: '#/components/schemas/S0' }), { components: { schemas } })).split('\n')
    expect(lines.length).toBeLessThan(500)
  })
})

it('describes a schema by its name', () => {
  const document = {
    components: {
      schemas: { 'a/b': { description: 'Of a lamp.', properties: { a: { type: 'string' } } }, State: { enum: ['on'] } }
    }
  }
  expect(writeMarkdown(describeSchema(document, 'a/b')?.parts[0]?.nodes ?? [])).toBe('- `a` (`string`)\n')
  expect(writeMarkdown(describeSchema(document, 'State')?.parts[0]?.nodes ?? [])).toBe('One of `on`.\n')
  expect(describeSchema(document, 'Missing')).toBeUndefined()
})

it('describes the operation of a description in Swagger 2', () => {
  const document = parseOpenApi(`
swagger: '2.0'
host: lamp.example
basePath: /v1
schemes: [https]
securityDefinitions: { key: { type: apiKey, in: header, name: X-Key } }
security: [{ key: [] }]
paths:
  /lamps:
    post:
      consumes: [application/json]
      parameters:
        - { name: room, in: query, type: string, description: Where }
        - { name: lamp, in: body, schema: { $ref: '#/definitions/Lamp' } }
      responses: { 200: { description: The lamp, schema: { $ref: '#/definitions/Lamp' } } }
definitions: { Lamp: { properties: { watts: { type: integer, description: How bright } } } }
`)
  expect(written(document ?? {})).toBe(
    [
      '**Query parameters**\n\n- `room` (`string`): Where\n',
      '**Body**\n\n- `watts` (`integer`): How bright\n',
      '**Response**\n\n`200` The lamp\n\n- `watts` (`integer`): How bright\n',
      '**Base URL**\n\n- `https://lamp.example/v1`\n',
      '**Authorizations**\n\n- `X-Key` (`string`, required)\n'
    ].join('\n')
  )
})
