/** View direction and field of view, in radians. */
export type PanoramaView = { yaw: number; pitch: number; view: number }

export type PanoramaScene = {
  /** `width` and `height` in device pixels. */
  draw: (panoramaView: PanoramaView, width: number, height: number) => void
  dispose: () => void
}

/**
 * Renders an equirectangular picture (2:1, the whole sphere) from its center. Panorama libraries bring a 3D engine;
 * one triangle over the canvas, with a ray per pixel, is enough. Null without WebGL 2.
 */
export function createPanoramaScene(
  canvas: HTMLCanvasElement,
  picture: HTMLImageElement,
): PanoramaScene | null {
  const gl = canvas.getContext('webgl2', { antialias: false, alpha: false })
  const program = gl && linkProgram(gl)
  if (!gl || !program) return null
  const texture = gl.createTexture()
  gl.bindTexture(gl.TEXTURE_2D, texture)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
  // Mipmaps would show a seam where the picture's two ends meet.
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR)
  const most = Math.min(gl.getParameter(gl.MAX_TEXTURE_SIZE), MAX_PIXELS)
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, fitting(picture, most))
  // biome-ignore lint/correctness/useHookAtTopLevel: of WebGL, and no hook
  gl.useProgram(program)
  const viewLocation = gl.getUniformLocation(program, 'gaze')
  const sizeAt = gl.getUniformLocation(program, 'size')
  return {
    draw: ({ yaw, pitch, view }, width, height) => {
      canvas.width = width
      canvas.height = height
      gl.viewport(0, 0, width, height)
      gl.uniform2f(sizeAt, width, height)
      gl.uniform3f(viewLocation, yaw, pitch, view)
      gl.drawArrays(gl.TRIANGLES, 0, 3)
    },
    dispose: () => {
      gl.deleteTexture(texture)
      gl.deleteProgram(program)
    },
  }
}

/** Wider than any screen shows; larger textures only fill the memory of phones. */
const MAX_PIXELS = 8192

const VERTEX = `#version 300 es
void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4.0 - 1.0;
  gl_Position = vec4(corner, 0.0, 1.0);
}`

const FRAGMENT = `#version 300 es
precision highp float;
uniform sampler2D picture;
uniform vec2 size;
uniform vec3 gaze;
out vec4 color;
const float PI = 3.141592653589793;
void main() {
  vec2 at = (2.0 * gl_FragCoord.xy - size) / size.y * tan(gaze.z / 2.0);
  vec3 ray = normalize(vec3(at, 1.0));
  float up = ray.y * cos(gaze.y) + ray.z * sin(gaze.y);
  float ahead = ray.z * cos(gaze.y) - ray.y * sin(gaze.y);
  float longitude = atan(ray.x, ahead) + gaze.x;
  float latitude = asin(clamp(up, -1.0, 1.0));
  color = texture(picture, vec2(longitude / (2.0 * PI) + 0.5, 0.5 - latitude / PI));
}`

function linkProgram(gl: WebGL2RenderingContext): WebGLProgram | null {
  const program = gl.createProgram()
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(kind)
    if (!shader) return null
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : null
}

function fitting(picture: HTMLImageElement, most: number): HTMLImageElement | HTMLCanvasElement {
  const { naturalWidth: width, naturalHeight: height } = picture
  const scale = most / Math.max(width, height)
  if (scale >= 1) return picture
  const smaller = document.createElement('canvas')
  smaller.width = Math.floor(width * scale)
  smaller.height = Math.floor(height * scale)
  smaller.getContext('2d')?.drawImage(picture, 0, 0, smaller.width, smaller.height)
  return smaller
}
