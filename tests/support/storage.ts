import { getStorageSchemaSql } from '@supabase/lite'
import { STORAGE_GRANTS } from '../../supabase/embedded/photo-files.mjs'
import type { Sql } from './database-without-backend'

/** What the Storage API does with a row of storage.objects. The name of the operation is its own. */
export const photoOperations = {
  upload: {
    operation: 'storage.object.upload',
    statement: "insert into storage.objects (bucket_id, name) values ('photos', 'new.webp')",
  },
  list: {
    operation: 'storage.object.list',
    statement: "select name from storage.objects where bucket_id = 'photos'",
  },
  replace: {
    operation: 'storage.object.upload_update',
    statement: "update storage.objects set version = '2' where bucket_id = 'photos'",
  },
  delete: {
    operation: 'storage.object.delete_many',
    statement: "delete from storage.objects where bucket_id = 'photos' returning name",
  },
}

/** The tables of Supabase Storage, with the rights of a hosted project. */
export const addStorage = (database: Sql) => database.exec(`${getStorageSchemaSql(false)} ${STORAGE_GRANTS}`)

/** The bucket, if it is not there, and a photo that has been there before. */
export const addPhoto = (database: Sql) =>
  database.exec(`
    insert into storage.buckets (id, name) values ('photos', 'photos') on conflict do nothing;
    insert into storage.objects (bucket_id, name) values ('photos', 'old.webp');`)
