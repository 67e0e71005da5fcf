import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type LicenseInfo, licensePlugin } from 'rolldown-license-plugin'
import type { Plugin } from 'vite'

/** The copyright holders of packages that name a licence but contain no text of it. */
const holders: Record<string, string> = {
  '@bomb.sh/tab': 'Bombshell Authors (https://github.com/bombshell-dev)',
  '@ai-sdk/provider-utils': '2023 Vercel, Inc.',
  '@asciidoctor/core': '2014 - present, Dan Allen, Guillaume Grossetie, Anthonny Quérouil and the Asciidoctor Project',
  '@hono/standard-validator': '2021 - present, Yusuke Wada and Hono contributors',
  '@standard-community/standard-json': 'the authors of standard-json',
  '@standard-community/standard-openapi': 'the authors of standard-openapi',
  format: '2010 - 2014 Sami Samhuri',
  'pg-types': '2014 Brian M. Carlson',
  pgpass: '2013-2016 Hannes Hörl'
}

const listName = /(licences|packages)\.\w+\.json$/

/** Writes, for each build environment, a list of the packages in its output. */
export const listLicences = (): Plugin => ({
  name: 'docs-assistant:list-licences',
  applyToEnvironment: ({ name }) =>
    licensePlugin({
      done: (packages, build) =>
        void build.emitFile({ type: 'asset', fileName: `licences.${name}.json`, source: JSON.stringify(packages) })
    })
})

/** Writes, for each build environment, the folders of the packages whose modules the bundler has included. */
export const listPackages = (): Plugin => ({
  name: 'docs-assistant:list-packages',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap(file => (file.type === 'chunk' ? Object.keys(file.modules) : []))
    const folders = modules.flatMap(id => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.replace('\0', '')) ?? [])
    const source = JSON.stringify([...new Set(folders)])
    this.emitFile({ type: 'asset', fileName: `packages.${this.environment.name}.json`, source })
  }
})

/** Replaces the lists with one file of all licence texts. Fails where the file lacks a package. */
export const writeLicences = (folder: string) => {
  const lists = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => listName.test(file))
    .map(file => join(folder, file))
  const read = (name: string) =>
    lists.filter(list => list.includes(`${name}.`)).flatMap(list => JSON.parse(readFileSync(list, 'utf8')))
  const licences: LicenseInfo[] = read('licences')
  const packages: string[] = read('packages')
  for (const list of lists) rmSync(list)
  const text = licencesText([...new Map(licences.map(info => [`${info.name} ${info.version}`, info])).values()])
  const without = withoutLicence(packages, text)
  if (without.length > 0) throw new Error(`These are built in without their licence: ${without.join(', ')}`)
  writeFileSync(join(folder, 'THIRD-PARTY-LICENSES'), text)
}

/** The packages of these folders that a text does not name, or whose whole licence text it does not contain. */
export const withoutLicence = (folders: string[], text: string): string[] =>
  folders.flatMap(folder => {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const file = readdirSync(folder).find(entry => /^licen[sc]e/i.test(entry))
    const own = file ? readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim() : ''
    return text.includes(`${name} ${version} (`) && text.includes(own) ? [] : [name]
  })

/** The whole text of each licence, once, below the names of its packages. */
export const licencesText = (packages: LicenseInfo[]): string => {
  const byText = new Map<string, LicenseInfo[]>()
  for (const info of packages.toSorted((a, b) => a.name.localeCompare(b.name))) {
    const text = textOf(info)
    byText.set(text, [...(byText.get(text) ?? []), info])
  }
  const sections = [...byText].map(([text, list]) => `${list.map(titleOf).join('\n')}\n\n${text}`)
  // Apache-2.0 requires its full text, but packages often contain only the short notice.
  if (packages.some(({ license }) => license === 'Apache-2.0')) sections.push(standardText('Apache-2.0'))
  return `${[introduction, ...sections].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

const introduction = 'Docs Assistant holds code of the packages below, under these licences.'

const titleOf = ({ name, version, license }: LicenseInfo) => `${name} ${version} (${license})`

const textOf = ({ name, license, licenseText }: LicenseInfo): string => {
  if (licenseText.trim()) return licenseText.replaceAll('\r\n', '\n').trim()
  const holder = holders[name]
  if (!holder) throw new Error(`${name} brings no licence text. Name the holder of its rights in .build/licences.ts.`)
  if (license === 'Apache-2.0') return `Copyright ${holder}\nLicensed under the Apache License, Version 2.0, below.`
  return standardText(license).replace('<year> <copyright holders>', holder)
}

const { resolve } = createRequire(import.meta.url)
const standardText = (license: string): string =>
  JSON.parse(readFileSync(resolve(`spdx-license-list/licenses/${license}.json`), 'utf8')).licenseText.trim()
