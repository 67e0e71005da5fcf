import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type LicenseInfo, licensePlugin } from 'rolldown-license-plugin'
import type { Plugin } from 'vite'

/** Who holds the rights to a package that names a licence and brings no text of it. */
const holders: Record<string, string> = {
  '@ai-sdk/provider-utils': '2023 Vercel, Inc.',
  '@hono/standard-validator': '2021 - present, Yusuke Wada and Hono contributors',
  '@standard-community/standard-json': 'the authors of standard-json',
  '@standard-community/standard-openapi': 'the authors of standard-openapi',
  format: '2010 - 2014 Sami Samhuri'
}

const listName = /licences\.\w+\.json$/

/** Lists the packages that are in what each environment builds, in a file of its own. */
export const listLicences = (): Plugin => ({
  name: 'docs-assistant:list-licences',
  applyToEnvironment: ({ name }) =>
    licensePlugin({
      done: (packages, build) =>
        void build.emitFile({ type: 'asset', fileName: `licences.${name}.json`, source: JSON.stringify(packages) })
    })
})

/** Puts one file with the texts of all licences in the place of the lists. */
export const writeLicences = (folder: string) => {
  const lists = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => listName.test(file))
    .map(file => join(folder, file))
  const packages = new Map<string, LicenseInfo>()
  for (const list of lists) {
    for (const info of JSON.parse(readFileSync(list, 'utf8'))) packages.set(`${info.name} ${info.version}`, info)
    rmSync(list)
  }
  writeFileSync(join(folder, 'THIRD-PARTY-LICENSES'), licencesText([...packages.values()]))
}

/** The whole text of each licence, once, below the packages that are under it. */
export const licencesText = (packages: LicenseInfo[]): string => {
  const byText = new Map<string, LicenseInfo[]>()
  for (const info of packages.toSorted((a, b) => a.name.localeCompare(b.name))) {
    const text = textOf(info)
    byText.set(text, [...(byText.get(text) ?? []), info])
  }
  const sections = [...byText].map(([text, list]) => `${list.map(titleOf).join('\n')}\n\n${text}`)
  // Packages under this one bring its short notice, and it asks for the whole to be handed on.
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
