// First step of `npm start` and `npm test`: exits with one sentence when Node is too old, and installs the packages of
// the lock file when they are missing or outdated. Plain ES5, so an old Node can parse it.
'use strict'

var fs = require('fs')
var path = require('path')
var root = path.join(__dirname, '..')

var version = process.versions.node.split('.')
var major = Number(version[0])
var minor = Number(version[1])
var isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
if (!isSupported) {
  console.error(
    'This project needs Node 20.19 or newer (20, 22 or later), but this is Node ' +
      process.versions.node +
      '; please install a current one from https://nodejs.org.'
  )
  process.exit(1)
}

/** In milliseconds; 0 for a missing file. @param {string} file */
function modifiedAt(file) {
  try {
    return fs.statSync(path.join(root, file)).mtime.getTime()
  } catch (_error) {
    return 0
  }
}

// npm writes this file at the end of each installation.
var installed = modifiedAt('node_modules/.package-lock.json')
if (installed < modifiedAt('package-lock.json')) {
  console.log(installed ? 'The lock file has changed; updating the packages ...' : 'Installing the packages ...')
  // Unlike npm ci, this never deletes an installation that a running server uses; --no-save leaves the lock file alone.
  var result = require('child_process').spawnSync('npm install --no-save --no-audit --no-fund', {
    cwd: root,
    stdio: 'inherit',
    shell: true,
  })
  if (result.status !== 0) {
    console.error('The packages could not be installed; the lines above say why. Then run the same command again.')
    process.exit(1)
  }
}
