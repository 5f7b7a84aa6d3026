import QuietZone
import TestSupport

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// One way to make reading hard, named as a row of the table.
struct MatrixCondition: Sendable {
  var name: String
  /// Each symbol is photographed once a variant: the angles of a rotation.
  var variants = [0.0]
  /// The forms it can happen to.
  var concerns: @Sendable (MatrixForm) -> Bool = { _ in true }
  /// Changes a scene to this condition; the number is the variant.
  var apply: @Sendable (inout MatrixScene, Double, inout SeededRandom) -> Void

  static let all: [MatrixCondition] = geometry + quality + surface + damage

  private static let geometry: [MatrixCondition] =
    [
      MatrixCondition(name: "rotation", variants: Array(stride(from: 0, to: 360, by: 10))) {
        scene, angle, _ in
        scene.pose.moduleSize = 3
        scene.pose.rotation = angle
      }
    ]
    + [15.0, 30, 45].map { tilt in
      MatrixCondition(name: "perspective \(Int(tilt))") { scene, _, random in
        let about = random.real(0...2 * Double.pi)
        scene.pose.tiltX = tilt * cos(about)
        scene.pose.tiltY = tilt * sin(about)
        scene.pose.moduleSize = 5
      }
    }
    + [60.0, 100].map { bend in
      MatrixCondition(name: "curved \(Int(bend))") { scene, _, random in
        scene.pose.bend = bend
        scene.pose.bendAxis = random.chance(0.5) ? 0 : 90
        scene.pose.moduleSize = 5
      }
    }
    + [
      MatrixCondition(name: "mirrored") { scene, _, _ in scene.pose.mirrored = true },
      MatrixCondition(name: "inverted") { scene, _, _ in scene.pose.inverted = true },
      MatrixCondition(name: "clutter") { scene, _, _ in
        scene.background = .clutter
        scene.extraMargin = 1
      },
    ]

  private static let quality: [MatrixCondition] =
    [0.2, 0.4, 0.6, 0.8].map { sigma in
      MatrixCondition(name: "blur \(sigma)") { scene, _, _ in scene.lens.blur = .modules(sigma) }
    }
    + [8.0, 16, 32, 48].map { sigma in
      MatrixCondition(name: "noise \(Int(sigma))") { scene, _, _ in scene.sensor.noise = sigma }
    }
    + [0.5, 0.8].map { loss in
      MatrixCondition(name: "light \(loss)") { scene, _, random in
        scene.light.gradient = loss
        scene.light.gradientAngle = random.real(0...360)
      }
    }
    + [
      MatrixCondition(name: "shadow") { scene, _, random in
        scene.light.shadow = 0.6
        scene.light.shadowAngle = random.real(0...360)
      },
      MatrixCondition(name: "low contrast") { scene, _, _ in
        scene.sensor.black = 0.4
        scene.sensor.white = 0.6
      },
    ]
    + [1.2, 1.5, 2, 3].map { size in
      MatrixCondition(name: "pixels \(size)") { scene, _, random in
        scene.pose.moduleSize = size
        scene.pose.rotation = Double(Int(random.unit() * 4)) * 90 + random.real(-6...6)
        scene.lens.blur = .modules(0)
      }
    }

  private static let surface: [MatrixCondition] =
    [0.15, -0.15].map { growth in
      MatrixCondition(
        name: growth > 0 ? "bold print" : "thin print", concerns: { $0.symbology != .maxiCode }
      ) { scene, _, _ in scene.surface = .spread(growth) }
    }
    + [false, true].map { isInverted in
      MatrixCondition(
        name: isInverted ? "light dots" : "dark dots", concerns: { $0.symbology == .dataMatrix }
      ) { scene, _, random in
        scene.surface = .dots(random.real(0.65...0.9))
        scene.pose.inverted = isInverted
        scene.pose.moduleSize = random.real(5...9)
      }
    }

  private static let damage: [MatrixCondition] =
    [0.5, 0.75].map { share in
      MatrixCondition(name: "damage \(Int(share * 100))") { scene, _, random in
        scene.grid = MatrixDamage.stain(scene.specimen, share: share, using: &random)
      }
    }
    + [
      MatrixCondition(name: "border damaged", concerns: { $0.symbology == .dataMatrix }) { scene, _, random in
        scene.grid = MatrixDamage.gnaw(scene.grid, using: &random)
      },
      MatrixCondition(name: "start torn off", concerns: { $0.name == "pdf417" }) { scene, _, random in
        scene.grid = MatrixDamage.tear(scene.grid, isStart: true, using: &random)
      },
      MatrixCondition(name: "stop torn off", concerns: { $0.name == "pdf417" }) { scene, _, random in
        scene.grid = MatrixDamage.tear(scene.grid, isStart: false, using: &random)
      },
      MatrixCondition(name: "rows torn off", concerns: { $0.symbology == .pdf417 }) { scene, _, random in
        scene.grid = MatrixDamage.tearRows(scene.specimen, share: 0.5, using: &random)
      },
    ]
}
