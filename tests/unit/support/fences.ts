import { type Files, importsOf, targetOf, withoutEnding } from './source-files'

/**
 * Row -> what its files may import. A row is a folder of src ('ui/') or a file
 * ('paths', or 'data/query-client' for one that its folder's row does not fit); an entry is a row or one file of it ('layout/page-meta'), and with
 * 'type ' before it, its types alone.
 */
export type Order = Readonly<Record<string, readonly string[]>>

const inSource = (file: string) => (file.startsWith('src/') ? withoutEnding(file.slice(4)) : `(outside) ${file}`)

/** The row of a file: its first folder, or the file itself. */
const rowOf = (name: string) => (name.includes('/') ? name.slice(0, name.indexOf('/') + 1) : name)

/** Imports of our own files that the order does not allow. */
export function findWrongDirections(files: Files, order: Order): string[] {
  const strangers = Object.keys(files)
    .filter((file) => /\.tsx?$/.test(file) && !order[rowOf(inSource(file))])
    .map((file) => `${file} has no row in the order`)
  const wrong = importsOf(files).flatMap(({ file, line, specifier, kind, ...rest }) => {
    if (specifier === '') return [`${file}:${line} imports what is known only when it runs`]
    const target = targetOf({ file, specifier, ...rest })
    if (target === null) return []
    const name = inSource(target)
    const own = inSource(file)
    const allowed = order[own] ?? order[rowOf(own)] ?? []
    const forms = [rowOf(name), name].flatMap((form) => (kind === 'type' ? [form, `type ${form}`] : [form]))
    return forms.some((form) => allowed.includes(form)) ? [] : [`${file}:${line} imports ${kind} ${name}`]
  })
  return [...strangers, ...wrong]
}

/** Entries of the order that point to the right of their own row, or nowhere. */
export function findRightward(order: Order): string[] {
  const rows = Object.keys(order)
  return rows.flatMap((row, place) =>
    (order[row] ?? [])
      .filter((entry) => !rows.slice(0, place + 1).includes(rowOf(entry.replace('type ', ''))))
      .map((entry) => `${row} -> ${entry}`),
  )
}

/** Packages -> the only folders and files that may import them. A name that ends in '/' means all of that scope. */
export type PackagePlaces = Readonly<Record<string, readonly string[]>>

const isOf = (specifier: string, name: string) =>
  specifier === name || specifier.startsWith(name.endsWith('/') ? name : `${name}/`)

const isIn = (file: string, places: readonly string[]) =>
  places.some((place) => (place.endsWith('/') ? file.startsWith(place) : file === place))

export const findMisplacedPackages = (files: Files, packages: PackagePlaces) =>
  importsOf(files).flatMap(({ file, line, specifier }) =>
    Object.entries(packages)
      .filter(([name, places]) => isOf(specifier, name) && !isIn(file, places))
      .map(() => `${file}:${line} imports ${specifier}`),
  )

/** What a file imports from a package for a job. */
export type Job = { file: string; name: string; specifier: string }

/** Jobs whose file is there and imports something else, and imports of the whole of framer-motion's `motion`. */
export function findIdlePackages(files: Files, jobs: readonly Job[]): string[] {
  const imports = importsOf(files)
  const idle = jobs
    .filter(({ file }) => file in files)
    .filter(
      (job) =>
        !imports.some(
          ({ file, specifier, names }) => file === job.file && specifier === job.specifier && names.includes(job.name),
        ),
    )
    .map(({ file, name, specifier }) => `${file} does not import ${name} from ${specifier}`)
  return [...idle, ...findMisplacedNames(files, 'framer-motion', /^(motion|m|LazyMotion|\*)$/, [])]
}

/** Names of a package that only some places may import. */
export const findMisplacedNames = (files: Files, name: string, pattern: RegExp, places: readonly string[]) =>
  importsOf(files).flatMap(({ file, line, specifier, names }) =>
    isOf(specifier, name) && !isIn(file, places)
      ? names.filter((imported) => pattern.test(imported)).map((imported) => `${file}:${line} imports ${imported}`)
      : [],
  )

/** Ways to the data client other than import('./client') from a file beside it. */
export const findWaysToClient = (files: Files) =>
  importsOf(files)
    .filter((found) => targetOf(found) === 'src/data/client')
    .filter(({ specifier, kind }) => specifier !== './client' || kind !== 'dynamic')
    .map(({ file, line, kind }) => `${file}:${line} reaches the data client by ${kind} import`)
