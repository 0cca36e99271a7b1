import { type Files, importsOf, targetOf, withoutEnding } from './source-files'

/**
 * Layer -> its allowed imports. A layer is a folder of src ('ui/') or a file ('paths', or
 * 'data/query-client' as an exception to its folder). An entry is a layer or one of its
 * files ('layout/page-meta'); the prefix 'type ' allows only its types.
 */
export type Order = Readonly<Record<string, readonly string[]>>

const inSource = (file: string) => (file.startsWith('src/') ? withoutEnding(file.slice(4)) : `(outside) ${file}`)

/** The layer of a file: its first folder, or the file itself. */
const layerOf = (name: string) => (name.includes('/') ? name.slice(0, name.indexOf('/') + 1) : name)

/** Imports between files of src that the layer order does not allow. */
export function findWrongDirections(files: Files, order: Order): string[] {
  const unlisted = Object.keys(files)
    .filter((file) => /\.tsx?$/.test(file) && !order[layerOf(inSource(file))])
    .map((file) => `${file} has no row in the order`)
  const wrong = importsOf(files).flatMap(({ file, line, specifier, kind, ...rest }) => {
    if (specifier === '') return [`${file}:${line} imports what is known only when it runs`]
    const target = targetOf({ file, specifier, ...rest })
    if (target === null) return []
    const name = inSource(target)
    const own = inSource(file)
    const allowed = order[own] ?? order[layerOf(own)] ?? []
    const forms = [layerOf(name), name].flatMap((form) => (kind === 'type' ? [form, `type ${form}`] : [form]))
    return forms.some((form) => allowed.includes(form)) ? [] : [`${file}:${line} imports ${kind} ${name}`]
  })
  return [...unlisted, ...wrong]
}

/** Entries that allow a layer further right than their own, or an unknown one. */
export function findRightward(order: Order): string[] {
  const layers = Object.keys(order)
  return layers.flatMap((layer, index) =>
    (order[layer] ?? [])
      .filter((entry) => !layers.slice(0, index + 1).includes(layerOf(entry.replace('type ', ''))))
      .map((entry) => `${layer} -> ${entry}`),
  )
}

/** Package -> the only folders and files that may import it. A trailing '/' means the whole scope. */
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

/** An import that a file must have. */
export type Job = { file: string; name: string; specifier: string }

/** Required imports that a file lacks, and imports of framer-motion's heavier `motion` components. */
export function findIdlePackages(files: Files, jobs: readonly Job[]): string[] {
  const imports = importsOf(files)
  const missing = jobs
    .filter(({ file }) => file in files)
    .filter(
      (job) =>
        !imports.some(
          ({ file, specifier, names }) => file === job.file && specifier === job.specifier && names.includes(job.name),
        ),
    )
    .map(({ file, name, specifier }) => `${file} does not import ${name} from ${specifier}`)
  return [...missing, ...findMisplacedNames(files, 'framer-motion', /^(motion|m|LazyMotion|\*)$/, [])]
}

/** Imports of a package's names that match the pattern, outside the allowed places. */
export const findMisplacedNames = (files: Files, name: string, pattern: RegExp, places: readonly string[]) =>
  importsOf(files).flatMap(({ file, line, specifier, names }) =>
    isOf(specifier, name) && !isIn(file, places)
      ? names.filter((imported) => pattern.test(imported)).map((imported) => `${file}:${line} imports ${imported}`)
      : [],
  )

/** Imports of the data client other than a dynamic import('./client') in its own folder. */
export const findWaysToClient = (files: Files) =>
  importsOf(files)
    .filter((found) => targetOf(found) === 'src/data/client')
    .filter(({ specifier, kind }) => specifier !== './client' || kind !== 'dynamic')
    .map(({ file, line, kind }) => `${file}:${line} reaches the data client by ${kind} import`)
