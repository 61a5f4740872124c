import {
  type BufferGeometry,
  Group,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Scene,
  type Texture,
} from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'

const depthOnly = new MeshBasicMaterial({
  colorWrite: false,
  polygonOffset: true,
  polygonOffsetFactor: 1,
  polygonOffsetUnits: 1,
})

/**
 * Joins all parts of one material into one mesh: naming hundreds of parts costs more than drawing them. Returns the
 * same meshes as bare depth, drawn first so that hidden parts are not shaded.
 */
export function joined(scene: Scene): Scene {
  const heaps = new Map<Material, BufferGeometry[]>()
  const loose: Mesh<BufferGeometry, Material>[] = []
  scene.updateMatrixWorld(true)
  scene.traverse((thing) => {
    if (thing instanceof Mesh && isJoinable(thing)) loose.push(thing)
  })
  for (const mesh of loose) {
    const geometry = mesh.geometry.index ? mesh.geometry.toNonIndexed() : mesh.geometry.clone()
    for (const name of Object.keys(geometry.attributes))
      if (!['position', 'normal', 'uv'].includes(name)) geometry.deleteAttribute(name)
    geometry.applyMatrix4(mesh.matrixWorld)
    heaps.set(mesh.material, [...(heaps.get(mesh.material) ?? []), geometry])
    mesh.removeFromParent()
    mesh.geometry.dispose()
  }
  const shutter = new Scene()
  const whole = new Group()
  for (const [material, geometries] of heaps) {
    const geometry = mergeGeometries(geometries)
    const mesh = new Mesh(geometry, material)
    mesh.castShadow = mesh.receiveShadow = true
    whole.add(mesh)
    shutter.add(new Mesh(geometry, depthOnly))
  }
  scene.add(whole)
  return shutter
}

function isJoinable(mesh: Mesh): mesh is Mesh<BufferGeometry, Material> {
  const { material } = mesh
  return (
    mesh.castShadow && !mesh.userData.isShared && !Array.isArray(material) && !material.transparent
  )
}

/** Gives smooth surfaces what they mirror; rough ones do without, which is much cheaper. */
export function polish(scene: Scene, mirror: Texture | null): void {
  scene.traverse((thing) => {
    if (thing instanceof Mesh && thing.material instanceof MeshStandardMaterial)
      thing.material.envMap = mirror
  })
}
