import fs from 'node:fs/promises'
import path from 'node:path'

// Where the embedded Supabase Storage keeps the photos. @supabase/lite has such an adapter, but does not export it.

/** The rights of every Supabase project, which @supabase/lite leaves out; row-level security decides. */
export const STORAGE_GRANTS = `grant usage on schema storage to anon, authenticated;
grant all on storage.buckets, storage.objects to anon, authenticated;`

/** @typedef {NonNullable<import('@supabase/lite').App['_storageAdapter']>} Adapter */

/** @param {string} folder */
export function photoFiles(folder) {
  /** @param {string} bucket @param {string} key in which @supabase/lite allows no '..' */
  const fileOf = (bucket, key) => path.join(folder, bucket, key)
  /** @param {string} key @param {Buffer} bytes */
  const describe = (key, { length: size }) => {
    const mimetype = key.endsWith('.webp') ? 'image/webp' : 'image/jpeg'
    return { size, contentLength: size, mimetype, cacheControl: 'max-age=3600', eTag: `"${key}"` }
  }
  /** @type {Pick<Adapter, 'uploadObject' | 'getObject' | 'deleteObject'>} */
  const adapter = {
    async uploadObject(bucket, key, _version, body) {
      const bytes = Buffer.from(await new Response(/** @type {BodyInit} */ (body)).arrayBuffer())
      await fs.mkdir(path.join(folder, bucket), { recursive: true })
      await fs.writeFile(fileOf(bucket, key), bytes)
      return describe(key, bytes)
    },
    async getObject(bucket, key) {
      const body = await fs.readFile(fileOf(bucket, key))
      return { httpStatusCode: 200, metadata: describe(key, body), body }
    },
    deleteObject: (bucket, key) => fs.rm(fileOf(bucket, key), { force: true }),
  }
  return /** @type {Adapter} */ (adapter)
}
