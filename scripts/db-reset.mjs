import fs from 'node:fs'
import { claimDataFolder, dataFolders } from '../supabase/embedded/data-folder.mjs'
import { runCommand } from './lib/command-line.mjs'

// `npm run db:reset`: deletes the local data of `npm start` and `npm run preview`. Their next start recreates it from
// the migrations and the seed.

await runCommand(async () => {
  for (const folder of Object.values(dataFolders)) {
    claimDataFolder(folder)
    fs.rmSync(folder, { recursive: true, force: true })
  }
  console.log('The local data is gone; the next start begins with the sample data.')
})
