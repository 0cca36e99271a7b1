import road from '@/pictures/road-home.webp?w=1200;1800;2400&picture'
import roadPortrait from '@/pictures/road-home-portrait.webp?w=480;900&picture'
import { Picture } from '@/ui/picture'

/**
 * The end of a town's page: our truck on the road, from edge to edge. Its sky begins in the color of the band above it,
 * and its grass ends at the footer.
 */
export const RoadScene = () => (
  <div className="bg-cream print:hidden">
    <Picture
      source={roadPortrait}
      wide={road}
      alt=""
      sizes="100vw"
      className="aspect-3/2 w-full object-cover md:aspect-15/4"
    />
  </div>
)
