import { mutationOptions } from '@tanstack/react-query'
import { panelError } from '@/admin/panel-error'
import { loadClientWithSession } from '@/data/load-client'
import { shrinkPhoto } from '@/lib/shrink-photo'

/** A phone may not have the memory for a larger photo. */
const MAX_FILE_BYTES = 25_000_000

/** Makes a photo smaller, stores it, and returns its URL. Needs Supabase Auth. */
export const uploadPhotoMutation = mutationOptions({
  mutationFn: async (file: File) => {
    if (file.size > MAX_FILE_BYTES) throw panelError('photo-too-large')
    const photo = await shrinkPhoto(file).catch(() => {
      const isHeic = /hei[cf]/i.test(file.type + file.name.slice(-5))
      throw panelError(isHeic ? 'photo-heic' : 'photo-unreadable')
    })
    return (await loadClientWithSession()).uploadPhoto(photo)
  },
  // Any other failure is shown beside the button. This one ends the login, and the editor disappears with its button.
  meta: { titlesByKind: { unauthorized: 'Error Uploading Photo' } },
})
