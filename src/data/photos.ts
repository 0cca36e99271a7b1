import { mutationOptions } from '@tanstack/react-query'
import { shrinkPhoto } from '@/lib/shrink-photo'
import { DataError, hasKind, messageOf } from './errors'
import { loadClientWithSession } from './load-client'

/** A phone may not have the memory for a larger photo. */
const MAX_FILE_BYTES = 25_000_000

const photoMessages = {
  unreadable: 'This file is not a picture that your browser can read; please choose a photo',
  heic: 'Your browser cannot read HEIC photos; on the iPhone set Settings, Camera, Formats to Most Compatible, or choose a screenshot of the photo',
  tooLarge: 'This file is larger than 25 MB; please choose a smaller photo',
}

const photoError = (problem: keyof typeof photoMessages) =>
  new DataError('unusable-photo', { message: photoMessages[problem] })

/** Makes a photo smaller, stores it, and returns its URL. Needs Supabase Auth. */
export const uploadPhotoMutation = mutationOptions({
  mutationFn: async (file: File) => {
    if (file.size > MAX_FILE_BYTES) throw photoError('tooLarge')
    const photo = await shrinkPhoto(file).catch(() => {
      const isHeic = /hei[cf]/i.test(file.type + file.name.slice(-5))
      throw photoError(isHeic ? 'heic' : 'unreadable')
    })
    return (await loadClientWithSession()).uploadPhoto(photo)
  },
  // Any other failure is shown beside the button. This one ends the login, and the editor disappears with its button.
  meta: { titlesByKind: { unauthorized: 'Error Uploading Photo' } },
})

export const describeUploadFailure = (error: Error) =>
  hasKind(error, 'refused', 'unauthorized')
    ? `Your website refused the photo (${error.message}); please ask the person who set it up.`
    : `${messageOf(error)}.`
