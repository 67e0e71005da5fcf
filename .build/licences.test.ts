import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { licencesText, withoutLicence } from './licences.ts'
import { at } from './paths.ts'

const text = 'Permission is granted.'

it('writes each text once, below all packages that are under it', () => {
  const written = licencesText([
    { name: 'b', version: '2.0.0', license: 'MIT', licenseText: `${text}\r\nTo all.\r\n` },
    { name: 'c', version: '1.0.0', license: 'ISC', licenseText: 'Another.' },
    { name: 'a', version: '1.0.0', license: 'MIT', licenseText: `${text}\nTo all.` }
  ])
  expect(written).toContain(`a 1.0.0 (MIT)\nb 2.0.0 (MIT)\n\n${text}\nTo all.\n`)
  expect(written).toContain('c 1.0.0 (ISC)\n\nAnother.')
  expect(written).not.toContain('Apache License')
})

it('hands on the whole of the Apache licence, which packages only name', () => {
  const notice = 'Licensed under the Apache License.'
  const written = licencesText([{ name: 'a', version: '1.0.0', license: 'Apache-2.0', licenseText: notice }])
  expect(written).toMatch(/a 1\.0\.0 \(Apache-2\.0\)\n\nLicensed .*TERMS AND CONDITIONS .*.*END OF TERMS/s)
})

it('takes the standard text for a package that brings none, and fails when nobody knows whose rights it names', () => {
  const written = licencesText([{ name: 'format', version: '0.2.2', license: 'MIT', licenseText: '' }])
  expect(written).toContain('Copyright (c) 2010 - 2014 Sami Samhuri')
  expect(written).toContain('THE SOFTWARE IS PROVIDED "AS IS"')
  expect(() => licencesText([{ name: 'unknown', version: '1.0.0', license: 'MIT', licenseText: ' ' }])).toThrow(
    'unknown brings no licence text'
  )
})

it('finds a package that a text does not name, or not with its whole licence', () => {
  const folder = at('node_modules/preact')
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const licenseText = readFileSync(join(folder, 'LICENSE'), 'utf8')
  const written = licencesText([{ name: 'preact', version, license: 'MIT', licenseText }])
  expect(withoutLicence([folder], written)).toEqual([])
  expect(withoutLicence([folder], written.replace('preact', 'react'))).toEqual(['preact'])
  expect(withoutLicence([folder], written.replace('Permission is hereby granted', ''))).toEqual(['preact'])
})
