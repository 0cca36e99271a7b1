// First step of `npm start` and `npm test`: exits with one sentence when Node is too old, and installs the packages of
// the lock file when they are missing or outdated. Plain ES5, so an old Node can parse it.
'use strict'

var fs = require('fs')

var version = process.versions.node.split('.')
var major = Number(version[0])
var minor = Number(version[1])
var isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
if (!isSupported) {
  console.error(
    'This project needs Node 22.12 or newer, or 20.19 or newer of Node 20, but this is Node ' +
      process.versions.node +
      '; please install a current one from https://nodejs.org.'
  )
  process.exit(1)
}

// npm writes this file at the end of each installation.
var installed = 'node_modules/.package-lock.json'
if (!fs.existsSync(installed) || fs.statSync(installed).mtime < fs.statSync('package-lock.json').mtime) {
  console.log('Installing the packages of the lock file ...')
  // Unlike npm ci, this never deletes an installation that a running server uses; --no-save leaves the lock file alone.
  var command = 'npm install --no-save --no-audit --no-fund'
  var result = require('child_process').spawnSync(command, { stdio: 'inherit', shell: true })
  if (result.status !== 0) {
    console.error('The packages could not be installed; the lines above say why. Then run the same command again.')
    process.exit(1)
  }
}
