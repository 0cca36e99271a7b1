import fs from 'node:fs'
import { dataFolders, lockDataFolder, PlainError } from '../supabase/embedded/data-folder.mjs'
import { runCommand } from './command-line.mjs'

// `npm run db:reset [-- preview]`: deletes the local data. The next `npm start` (or `npm run preview`) recreates it
// from the migrations and the seed.

await runCommand(async () => {
  const name = process.argv[2] ?? 'start'
  if (name !== 'start' && name !== 'preview') {
    throw new PlainError(
      '"npm run db:reset" resets the data of npm start, "npm run db:reset -- preview" that of npm run preview.',
    )
  }
  const folder = dataFolders[name]
  const lock = lockDataFolder(folder)
  fs.rmSync(folder, { recursive: true, force: true })
  lock.release()
  console.log(
    `The local data in ${folder} is gone; the next "npm ${name === 'start' ? 'start' : 'run preview'}" begins with the sample data.`,
  )
})
