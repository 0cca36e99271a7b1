import { DataError } from '@/data/errors'

/** Why the panel refuses a login or a photo. */
const messages = {
  'login-insecure':
    'You can’t log in over this connection, because it isn’t secure. Type https:// at the start of this page’s address.',
  'login-not-stored':
    'This browser can’t keep you logged in, because it stores nothing for this site. Allow cookies and site data for it, or use another browser.',
  'wrong-password': 'Incorrect password.',
  'photo-too-large': 'This file is larger than 25 MB; please choose a smaller photo.',
  'photo-unreadable': 'This file is not a picture that your browser can read; please choose a photo.',
  'photo-heic':
    'Your browser cannot read HEIC photos; on the iPhone set Settings, Camera, Formats to Most Compatible, or choose a screenshot of the photo.',
}

export const panelError = (reason: keyof typeof messages) =>
  new DataError(reason === 'wrong-password' ? reason : 'refused', { message: messages[reason] })
