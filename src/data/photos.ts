import { mutationOptions } from '@tanstack/react-query'
import { endSentence } from '@/lib/end-sentence'
import { shrinkPhoto } from '@/lib/shrink-photo'
import { DataError, messageOf } from './errors'
import { loadAdminClient } from './load-client'

/** A phone may not have the memory for a larger one. */
const MAX_FILE_BYTES = 25_000_000

const messages = {
  'photo-unreadable': 'This file is not a picture that your browser can read; please choose a photo',
  'photo-heic':
    'Your browser cannot read HEIC photos; on the iPhone set Settings, Camera, Formats to Most Compatible, or choose a screenshot of the photo',
  'photo-too-large': 'This file is larger than 25 MB; please choose a smaller photo',
}

const photoError = (kind: keyof typeof messages) => new DataError(kind, { message: messages[kind] })

/** Makes a photo smaller, stores it, and returns its address. Only with the lock. */
export const uploadPhotoMutation = mutationOptions({
  mutationFn: async (file: File) => {
    if (file.size > MAX_FILE_BYTES) throw photoError('photo-too-large')
    const photo = await shrinkPhoto(file).catch(() => {
      const isHeic = /hei[cf]/i.test(file.type + file.name.slice(-5))
      throw photoError(isHeic ? 'photo-heic' : 'photo-unreadable')
    })
    return (await loadAdminClient()).uploadPhoto(photo)
  },
})

/** Why there is no photo, in one sentence. */
export const describeUploadFailure = (error: Error) =>
  error instanceof DataError && ['refused', 'unauthorized'].includes(error.kind)
    ? `Your website refused the photo (${error.message}); please ask the person who set it up.`
    : endSentence(messageOf(error))
