const ATTRIBUTE = /\s(?:src|srcset|imagesrcset|href|data-\w+)="([^"]*)"/gi

/**
 * The files of the build that a page asks for, as paths inside the build. Only
 * attributes count: an author may write of any file. In his text a quote never
 * stands as it is, neither in HTML nor in JSON, so that it cannot look like one.
 * @param {string} html
 * @param {string} base
 */
export const assetNamesIn = (html, base) =>
  [...html.matchAll(ATTRIBUTE)]
    .flatMap(([, value = '']) => value.split(/[\s,]+/))
    .filter((address) => address.startsWith(`${base}assets/`))
    .map((address) => address.slice(base.length))
