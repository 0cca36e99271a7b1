// First step of every npm command: exits with one sentence when Node is too old, and runs `npm ci` when a package
// of the lock file is missing. Must stay ES5: an old Node has to parse this file to print the sentence.
'use strict'

var fs = require('fs')
var path = require('path')
var root = path.join(__dirname, '..')

/** @param {string} version */
function isSupported(version) {
  var parts = version.split('.')
  var major = Number(parts[0])
  var minor = Number(parts[1])
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
}

if (!isSupported(process.versions.node)) {
  console.error(
    'This project needs Node 20.19 or newer (20, 22 or later), but this is Node ' +
      process.versions.node +
      '; please install a current one from https://nodejs.org.'
  )
  process.exit(1)
}

/** @param {string} file */
function readPackages(file) {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')).packages
  } catch (_error) {
    return {}
  }
}

/** True when every package of the lock file is installed in its exact version. Optional ones depend on the platform. */
function isInstalled() {
  var wanted = readPackages('package-lock.json')
  var present = readPackages('node_modules/.package-lock.json')
  return Object.keys(wanted).every(function (name) {
    if (name === '' || wanted[name].optional) return true
    return present[name] && present[name].version === wanted[name].version
  })
}

if (!isInstalled()) {
  console.log('Installing packages (npm ci), once ...')
  var result = require('child_process').spawnSync('npm ci --no-audit --no-fund', {
    cwd: root,
    stdio: 'inherit',
    shell: true,
  })
  if (result.status !== 0) {
    console.error('The packages could not be installed; the lines above say why. Then run the same command again.')
    process.exit(1)
  }
}
