import fs from 'node:fs'
import path from 'node:path'

/** Path from the project root -> text. */
export type Files = Readonly<Record<string, string>>

/** All source files of a folder of the project. */
export function readSourceFiles(folder: string): Files {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
  return Object.fromEntries(
    files.filter((file) => /\.(tsx?|mjs|cjs|css)$/.test(file)).map((file) => [file, fs.readFileSync(file, 'utf8')]),
  )
}
