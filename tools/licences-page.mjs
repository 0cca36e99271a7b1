import fs from 'node:fs'
import path from 'node:path'

// Generates docs/licences.md from the installed packages.

/** Dev dependencies whose code or files end up in the build. */
const IN_THE_BUILD = ['@fontsource/fraunces', 'tailwindcss', 'vite']

/** @typedef {{ name: string, version: string, licence: string }} Package */

/**
 * The named packages and their transitive dependencies, read from node_modules.
 * @param {string} root the folder that contains node_modules
 * @param {string[]} names
 * @returns {Package[]}
 */
export function listPackages(root, names) {
  /** @type {Map<string, Package>} */
  const found = new Map()
  /** @param {string} name @param {string} from @param {boolean} isOptional */
  const visit = (name, from, isOptional) => {
    const folder = findFolder(root, name, from)
    if (!folder) {
      if (isOptional) return
      throw new Error(`${name}, which ${from || 'the project'} needs, is not installed.`)
    }
    if (found.has(folder)) return
    const { version, license, licenses, dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      readPackage(path.join(root, folder))
    found.set(folder, { name, version, licence: licenceOf(license ?? licenses) })
    for (const needed of Object.keys({ ...dependencies })) visit(needed, folder, needed in (optionalDependencies ?? {}))
    for (const needed of Object.keys({ ...optionalDependencies })) visit(needed, folder, true)
    for (const needed of Object.keys({ ...peerDependencies })) {
      if (!peerDependenciesMeta?.[needed]?.optional) visit(needed, folder, false)
    }
  }
  for (const name of names) visit(name, '', false)
  return [...found.values()].sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version))
}

/** Node's module resolution: from the importing package upward. @param {string} root @param {string} name @param {string} from */
function findFolder(root, name, from) {
  for (let place = from; ; place = place.slice(0, Math.max(place.lastIndexOf('/node_modules/'), 0))) {
    const folder = [place, 'node_modules', name].filter(Boolean).join('/')
    if (fs.existsSync(path.join(root, folder, 'package.json'))) return folder
    if (place === '') return null
  }
}

/** @param {string} folder */
const readPackage = (folder) => JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'))

/** Old packages have an object or an array of objects. @param {unknown} value @returns {string} */
function licenceOf(value) {
  if (typeof value === 'string' && value) return value
  if (Array.isArray(value)) return value.map(licenceOf).join(' OR ')
  if (value && typeof value === 'object' && 'type' in value) return licenceOf(value.type)
  return 'not stated'
}

/** By code unit, because the order must not depend on the locale. @param {string} a @param {string} b */
const compare = (a, b) => Number(a > b) - Number(a < b)

/** @param {Package[]} packages */
const table = (packages) =>
  ['| package | version | licence |', '|---|---|---|']
    .concat(packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`))
    .join('\n')

/** The text of docs/licences.md for the packages installed in this folder. @param {string} root */
export function describeLicences(root) {
  const { dependencies } = readPackage(root)
  const packages = listPackages(root, Object.keys(dependencies))
  const inTheBuild = listPackages(root, IN_THE_BUILD).filter(({ name }) => IN_THE_BUILD.includes(name))
  return `# Licences

Written by \`npm run licences\`; \`npm test\` fails when it is out of date.

## Production packages

The dependencies of package.json and all that they need in turn. Not all of them reach a visitor: the build takes what
the pages use.

${table(packages)}

## Parts of development packages

What the build puts into the site of packages that are otherwise only used to make it: the heading font (its licence is
in [public/fraunces-OFL.txt](../public/fraunces-OFL.txt)), the base style, and the loader of scripts.

${table(inTheBuild)}
`
}
