const ATTRIBUTE = /\s(?:src|srcset|imagesrcset|href|data-\w+)="([^"]*)"/gi

/**
 * Paths, relative to the build, of the assets that a page references. Only attributes count, because the text of a
 * post may mention any file. Quotes in that text are always escaped (HTML and JSON), so it cannot fake an attribute.
 * @param {string} html
 * @param {string} base
 */
export const assetNamesIn = (html, base) =>
  [...html.matchAll(ATTRIBUTE)]
    .flatMap(([, value = '']) => value.split(/[\s,]+/))
    .filter((address) => address.startsWith(`${base}assets/`))
    .map((address) => address.slice(base.length))
