/** What the picture of shared links shows; not with the other pictures, as every page names it. */
export const sharedPictureAlt = 'A broad, sunlit oak beside a cream farmhouse at golden hour.'
