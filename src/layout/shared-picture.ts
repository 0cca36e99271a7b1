import { sharedPictureAlt } from '@/content/shared-picture-alt'

/** What a link to the site shows elsewhere; the build makes it from src/pictures (scripts/pictures.ts). */
export const sharedPicture = {
  url: `${import.meta.env.VITE_SITE_URL}/og-image.jpg`,
  width: '1200',
  height: '630',
  alt: sharedPictureAlt,
} as const
